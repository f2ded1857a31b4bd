import type { ComponentProps } from 'react'
import { DotsThree } from '@phosphor-icons/react/dist/csr/DotsThree'
import { IconButton } from './icon-button.tsx'

/** Icon button with three dots or another icon. */
export function MoreButton({ children = <DotsThree size={24} />, ...props }: ComponentProps<typeof IconButton>) {
  return <IconButton {...props}>{children}</IconButton>
}
