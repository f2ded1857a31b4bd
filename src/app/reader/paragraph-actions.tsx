import { useLingui } from '@lingui/react/macro'
import { NoteFrame } from '../ui/note-frame.tsx'
import { RowButton } from '../ui/row.tsx'
import { useShare } from '../ui/use-share.ts'
import { useMarkLayer } from './mark-layer.tsx'
import { VerdictChoice } from './verdict-choice.tsx'
import type { MarkTarget } from './use-mark-actions.ts'

export interface ParagraphActionsProps {
  target: MarkTarget
  text: string
  opened: boolean
  onClose: () => void
}

/** Actions for a whole paragraph: verdict, highlight, note, copy, share. */
export function ParagraphActions({ target, text, opened, onClose }: ParagraphActionsProps) {
  const { t } = useLingui()
  const layer = useMarkLayer()
  const { copy, share } = useShare()
  if (!layer) return null
  const highlights = (layer.marks.get(target.paragraph) ?? []).filter(({ kind }) => kind === 'highlight')
  const doing = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <NoteFrame opened={opened} onClose={onClose} title={t`标记这一段`}>
      <VerdictChoice paragraph={target.paragraph} onDone={onClose} />
      {highlights.length > 0 ? (
        <RowButton onClick={doing(() => highlights.forEach(layer.remove))}>{t`取消标亮`}</RowButton>
      ) : (
        <RowButton onClick={doing(() => layer.highlight(target))}>{t`标亮`}</RowButton>
      )}
      <RowButton onClick={doing(() => layer.write({ target }))}>{t`写笔记`}</RowButton>
      <RowButton onClick={doing(() => void copy(text))}>{t`复制`}</RowButton>
      <RowButton onClick={doing(() => share(text))}>{t`分享`}</RowButton>
    </NoteFrame>
  )
}
