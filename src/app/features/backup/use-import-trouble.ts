import { useLingui } from '@lingui/react/macro'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import { IMPORT_MAX_BYTES, type ImportTrouble } from '#device/archives/archives-import.ts'
import { useWords } from '../../language/use-words.ts'
import { useErrorWords } from '../../errors/use-error-words.ts'
import { archiveFieldLabel } from '../../terms/archive-facts.ts'

/** Says what is wrong with a file, and where. */
export function useImportTrouble() {
  const { t } = useLingui()
  const { _ } = useWords()
  const words = useErrorWords()
  const fieldSentence = ({ place, name, error }: Extract<ImportTrouble, { kind: 'field' }>) => {
    const rule = words.ofField(error)
    if (place === undefined) return t`文件里的 ${error.field}：${rule}`
    const label = archiveFieldLabel(error.field)
    const field = label ? _(label) : error.field
    const whose = name === undefined ? t`第 ${place} 份档案` : t`第 ${place} 份档案“${name}”`
    return field === '' ? t`${whose}：${rule}` : t`${whose}的${field}：${rule}`
  }
  return (trouble: ImportTrouble): string => {
    switch (trouble.kind) {
      case 'notJson':
        return t`这个文件读不出来：它不是 JSON，或者已经残缺。`
      case 'notOurs':
        return t`这不是命书导出的文件。`
      case 'newer':
        return t`这个文件来自更新的版本。请先更新命书，再导入。`
      case 'tooLarge':
        return t`文件太大，最多 ${IMPORT_MAX_BYTES / 1e6} MB。`
      case 'tooMany':
        return t`文件里的档案太多，一个账户最多 ${ARCHIVE_LIMIT} 份。`
      case 'field':
        return fieldSentence(trouble)
    }
  }
}
