/** Normal equations of a least-squares fit: a symmetric, positive definite matrix and the right side, solved in place. */
interface Normal {
  readonly matrix: readonly Float64Array[]
  readonly right: Float64Array
}

function normalOf(rows: readonly Float64Array[], values: readonly number[]): Normal {
  const size = rows[0]!.length
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  const right = new Float64Array(size)
  rows.forEach((row, k) => {
    for (let i = 0; i < size; i++) {
      if (row[i] === 0) continue
      right[i]! += row[i]! * values[k]!
      for (let j = 0; j <= i; j++) matrix[i]![j]! += row[i]! * row[j]!
    }
  })
  return { matrix, right }
}

const dot = (a: Float64Array, b: Float64Array, count: number) => {
  let sum = 0
  for (let i = 0; i < count; i++) sum += a[i]! * b[i]!
  return sum
}

/**
 * Returns the coefficients for which `rows · coefficients` is closest to `values` (Cholesky decomposition). Columns must be
 * independent.
 */
export function solveLeastSquares(rows: readonly Float64Array[], values: readonly number[]): readonly number[] {
  const { matrix: root, right } = normalOf(rows, values)
  for (let i = 0; i < right.length; i++) {
    for (let j = 0; j < i; j++) root[i]![j] = (root[i]![j]! - dot(root[i]!, root[j]!, j)) / root[j]![j]!
    root[i]![i] = Math.sqrt(root[i]![i]! - dot(root[i]!, root[i]!, i))
    right[i] = (right[i]! - dot(root[i]!, right, i)) / root[i]![i]!
  }
  for (let i = right.length - 1; i >= 0; i--) {
    right[i]! /= root[i]![i]!
    for (let j = 0; j < i; j++) right[j]! -= root[i]![j]! * right[i]!
  }
  return [...right]
}
