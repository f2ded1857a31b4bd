import type { ComponentProps } from 'react'
import { DotsThree } from '@phosphor-icons/react/dist/csr/DotsThree'
import { IconButton } from './icon-button.tsx'

/** Three dots to tap. */
export function MoreButton(props: Omit<ComponentProps<typeof IconButton>, 'children'>) {
  return (
    <IconButton {...props}>
      <DotsThree size={24} />
    </IconButton>
  )
}
