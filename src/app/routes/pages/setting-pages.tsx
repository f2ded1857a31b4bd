export function ContactPage() {
  return null
}
export function AccountPage() {
  return null
}
export function LanguagePage() {
  return null
}
export function AppearancePage() {
  return null
}
export function MePage() {
  return null
}
