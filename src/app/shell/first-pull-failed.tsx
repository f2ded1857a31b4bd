export function FirstPullFailed() {
  return null
}
