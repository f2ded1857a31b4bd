import type { ComponentProps } from 'react'
import { DotsThree } from '@phosphor-icons/react/dist/csr/DotsThree'
import { IconButton } from './icon-button.tsx'

/** Three dots to tap, or another icon for what they open. */
export function MoreButton({ children = <DotsThree size={24} />, ...props }: ComponentProps<typeof IconButton>) {
  return <IconButton {...props}>{children}</IconButton>
}
