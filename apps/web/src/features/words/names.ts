// What known words and languages are called. In one file: a page that shows the ones soon asks for the others.
export { languageKey, languageName, suggestLanguages } from '@mutuals/text/languages';
export { wordKey, wordName } from '@mutuals/text/words';
