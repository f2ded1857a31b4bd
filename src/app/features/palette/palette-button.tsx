import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button.tsx'
import { open } from './opened.ts'

/** Opens the palette. */
export function PaletteButton() {
  const { t } = useLingui()
  return (
    <IconButton label={t`查找`} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => open('palette')}>
      <MagnifyingGlass size={22} weight="light" />
    </IconButton>
  )
}
