export { detectBoundaryKind } from './boundary.ts'
export { BOUNDARY_KINDS, type BoundaryKind } from './boundary-kinds.ts'
export { composeSafetyAnswer } from './answer.ts'
export { findUnsafeReason, type UnsafeReason } from './unsafe.ts'
