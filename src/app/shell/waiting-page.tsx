export function WaitingPage() {
  return null
}
