export function AddArchivePage() {
  return null
}
export function EditArchivePage() {
  return null
}
