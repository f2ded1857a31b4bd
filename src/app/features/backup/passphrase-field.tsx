import { TextInput } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import classes from './lock-form.module.css'

interface PassphraseFieldProps {
  ref?: Ref<HTMLInputElement>
  label: string
  /** Hint for password managers: create a passphrase, or fill in a stored one. */
  autoComplete: 'new-password' | 'current-password'
  value: string
  isShown: boolean
  error?: ReactNode
  /** Hint about the typed passphrase; in seal red if `warns`. */
  hint?: { text: string; warns: boolean }
  onType: (passphrase: string) => void
}

/** Passphrase input; keyboard corrections are off. */
export function PassphraseField({ isShown, hint, onType, ...props }: PassphraseFieldProps) {
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      errorProps={{ role: 'alert' }}
      {...(hint && {
        description: hint.text,
        descriptionProps: { role: 'status', className: classes.hint!, mod: { warns: hint.warns } },
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      })}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}

/** Hidden user name for password managers; not the account's email, because the account has no password. */
export function PassphraseUsernameField() {
  return <input type="text" name="username" autoComplete="username" value="Mingshu backup" readOnly hidden />
}
