import { Outlet } from '@tanstack/react-router'

export function ShellPage() {
  return <Outlet />
}
