import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { ReactNode } from 'react'
import classes from './search-field.module.css'

interface SearchLineProps {
  label: string
  placeholder: string
  typed: string
  onType: (text: string) => void
  /** Number of results, shown under the field; empty while nothing is searched. */
  children?: ReactNode
}

/** A search field for the list beneath it. */
export function SearchField({ label, placeholder, typed, onType, children }: SearchLineProps) {
  return (
    <div role="search" className={classes.root}>
      <label className={classes.line}>
        <MagnifyingGlass size={20} weight="light" />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ currentTarget: { value } }) => onType(value)}
        />
      </label>
      <p role="status" className={classes.found}>
        {children}
      </p>
    </div>
  )
}
