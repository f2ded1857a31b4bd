/** Words that a synthesiser gets wrong, spelt with characters that sound as the word does. What is read on the page stays. */
const SIMPLIFIED: readonly (readonly [word: string, sounds: string])[] = []
const TRADITIONAL: readonly (readonly [word: string, sounds: string])[] = []

export function homophones(text: string, isTraditional: boolean): string {
  return (isTraditional ? TRADITIONAL : SIMPLIFIED).reduce((whole, [word, sounds]) => whole.replaceAll(word, sounds), text)
}
