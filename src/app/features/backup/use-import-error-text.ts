import { useLingui } from '@lingui/react/macro'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import { ENCRYPTED_MAX_BYTES } from '#contract/export-format.ts'
import { IMPORT_MAX_BYTES, type ImportFault, ZIP_MAX_BYTES } from '#device/archives/archives-import.ts'
import type { DecryptFault } from '#device/backup/unlock-text.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useErrorMessages } from '../../errors/use-error-messages.ts'
import { getArchiveFieldLabel } from '../../terms/archive-facts.ts'

/** Returns a function that formats an import error as a text. */
export function useImportErrorText() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const messages = useErrorMessages()
  const fieldErrorText = ({ place, name, error }: Extract<ImportFault, { kind: 'field' }>) => {
    const rule = messages.ofField(error)
    if (place === undefined) return t`文件里的 ${error.field}：${rule}`
    const label = getArchiveFieldLabel(error.field)
    const field = label ? _(label) : error.field
    const whose = name === undefined ? t`第 ${place} 份档案` : t`第 ${place} 份档案“${name}”`
    return field === '' ? t`${whose}：${rule}` : t`${whose}的${field}：${rule}`
  }
  return (fault: ImportFault | { readonly kind: DecryptFault }): string => {
    switch (fault.kind) {
      case 'cut':
        return t`这个文件不完整，多半是传的时候断了。换一份完整的再试。`
      case 'changed':
        return t`这个文件和导出时不一样了，可能已经损坏。换一份没动过的再试。`
      case 'unknownLock':
        return t`这个文件锁的方式，这个版本不认得。请先更新命书，再导入。`
      case 'cannotUnlock':
        return t`这里打不开锁着的文件：网址要是 https，浏览器要是 2023 年以后的。`
      case 'wrongPassphrase':
        return t`打不开：口令不对，或者文件被人改过。大小写和空格都算。`
      case 'unreadable':
      case 'notJson':
        return t`这个文件读不出来：它不是 JSON，或者已经残缺。`
      case 'notOurs':
        return t`这不是命书导出的文件。`
      case 'newer':
        return t`这个文件来自更新的版本。请先更新命书，再导入。`
      case 'tooLarge':
        return t`文件太大，最多 ${IMPORT_MAX_BYTES / 1e6} MB。`
      case 'zipTooLarge':
        return t`文件太大：带图片或录音的最多 ${ZIP_MAX_BYTES / 1e9} GB，用口令锁着的最多 ${ENCRYPTED_MAX_BYTES / 1e6} MB。`
      case 'tooMany':
        return t`文件里的档案太多，一个账户最多 ${ARCHIVE_LIMIT} 份。`
      case 'field':
        return fieldErrorText(fault)
    }
  }
}
