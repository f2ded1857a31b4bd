export { boundaryOf } from './boundary.ts'
export { BOUNDARIES, type BoundaryKind } from './boundary-kinds.ts'
export { composeSafetyAnswer } from './answer.ts'
export { findUnsafeProse, type Unsafe } from './unsafe.ts'
