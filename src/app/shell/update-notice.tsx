export function UpdateNotice() {
  return null
}
