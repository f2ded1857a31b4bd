export { boundaryOf, BOUNDARIES, type BoundaryKind } from './boundary.ts'
export { composeSafetyAnswer } from './answer.ts'
export { findUnsafeProse, type Unsafe } from './unsafe.ts'
