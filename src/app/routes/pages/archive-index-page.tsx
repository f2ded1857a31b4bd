export function ArchiveIndexPage() {
  return null
}
