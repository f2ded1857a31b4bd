import { Plural, useLingui } from '@lingui/react/macro'
import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import classes from './search-field.module.css'

interface SearchFieldProps {
  typed: string
  onType: (text: string) => void
  /** How many terms there are for it, once something was typed. */
  found: number | undefined
}

/** What is looked for: by name, by sound without tones, or by a word of what is said. */
export function SearchField({ typed, onType, found }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <div role="search" className={classes.root}>
      <label className={classes.line}>
        <MagnifyingGlass size={20} weight="light" />
        <input
          type="search"
          aria-label={t`查术语`}
          placeholder={t`术语、拼音或解释里的字`}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      </label>
      <p role="status" className={classes.found}>
        {found === 0 ? t`没有找到这个词。` : found !== undefined && <Plural value={found} other="# 条" />}
      </p>
    </div>
  )
}
