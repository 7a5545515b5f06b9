/** Languages people speak, as CVs name them in English and in the languages themselves; folded, one word each. */
export const spokenLanguages: ReadonlySet<string> = new Set(
  'english spanish french german italian portuguese dutch polish romanian bulgarian hungarian czech slovak slovenian croatian serbian bosnian greek turkish arabic hebrew persian farsi dari pashto urdu hindi punjabi panjabi gujarati bengali bangla sylheti tamil telugu malayalam kannada marathi nepali sinhala chinese mandarin cantonese japanese korean vietnamese thai tagalog filipino malay indonesian russian ukrainian lithuanian latvian estonian finnish swedish norwegian danish icelandic irish gaelic welsh scots cornish catalan basque galician yoruba igbo hausa twi swahili shona zulu afrikaans somali amharic tigrinya kurdish armenian georgian albanian macedonian maltese latin bsl makaton espanol ingles frances aleman italiano portugues catala englisch deutsch franzosisch spanisch francais anglais allemand espagnol inglese francese tedesco ingles alemao 英语 中文 日语 法语 العربية الانجليزية'.split(
    ' ',
  ),
);
