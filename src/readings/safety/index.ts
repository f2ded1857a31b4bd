export { boundaryOf, BOUNDARIES, type BoundaryKind } from './boundary.ts'
export { safetyAnswer } from './answer.ts'
export { unsafeProse, type Unsafe } from './unsafe.ts'
