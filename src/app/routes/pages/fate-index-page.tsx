export function FateIndexPage() {
  return null
}
