export function YearPage() {
  return null
}
export function MonthPage() {
  return null
}
export function PicturesPage() {
  return null
}
export function PortraitPage() {
  return null
}
export function WallpaperPage() {
  return null
}
export function OldVersionPage() {
  return null
}
export function NewVersionPage() {
  return null
}
export function ChatPage() {
  return null
}
export function ChatLogPage() {
  return null
}
export function PaymentsPage() {
  return null
}
export function ShopPage() {
  return null
}
export function ExchangeCodePage() {
  return null
}
