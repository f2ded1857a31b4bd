export { boundaryOf, BOUNDARIES, type Boundary, type BoundaryKind } from './boundary.ts'
export { careAnswer } from './care.ts'
export { unsafeProse, type Unsafe } from './unsafe.ts'
