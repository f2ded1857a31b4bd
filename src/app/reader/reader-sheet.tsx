import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../ui/sheet.tsx'
import { LevelChoice } from './level-choice.tsx'
import { SizeChoice } from './size-choice.tsx'

/** Reading options: level and text size. */
export function ReaderSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet opened={opened} onClose={onClose} title={t`读法`} width={400}>
      <LevelChoice />
      <SizeChoice />
    </Sheet>
  )
}
