import { Button, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Conversation } from '#contract/chat.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './rename-sheet.module.css'
import { isValidTitle, useConversationActions } from '../hooks/use-conversation-actions.ts'

interface RenameSheetProps {
  conversation: Conversation
  opened: boolean
  onClose: () => void
}

/** Dialog to rename a conversation. */
export function RenameSheet({ conversation: { conversation_id, title }, opened, onClose }: RenameSheetProps) {
  const { t } = useLingui()
  const { rename } = useConversationActions()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? title
  function close() {
    setTyped(undefined)
    onClose()
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    if (isValidTitle(text) && (text.trim() === title || (await rename(conversation_id, text)))) close()
  }
  return (
    <Sheet opened={opened} onClose={close} title={t`改名`} width={400}>
      <form onSubmit={(event) => void save(event)}>
        <TextInput label={t`名称`} data-autofocus value={text} onChange={({ currentTarget: { value } }) => setTyped(value)} />
        <div className={classes.actions}>
          <Button type="submit" disabled={!isValidTitle(text)}>{t`保存`}</Button>
        </div>
      </form>
    </Sheet>
  )
}
