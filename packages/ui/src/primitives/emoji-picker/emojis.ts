/** The picker's emojis: five groups, in rows of eight. Adding one needs its name in each language, in `names/`. */
const listed = {
  smileys:
    '😀 😃 😄 😁 😆 😅 🤣 😂 🙂 😉 😊 😇 🥰 😍 🤩 😘 😋 😜 🤪 😎 🤓 🧐 🤔 🤨 😐 😶 🙄 😏 😬 😌 😴 🤤 🤯 🥳 🥹 😮 😳 🥺 😢 😭 😤 😡 🤬 😱 😨 😰 🫠 🫡',
  gestures: '👋 🤚 ✋ 🖖 👌 🤌 🤏 ✌️ 🤞 🫰 🤟 🤘 🤙 👈 👉 👆 👇 ☝️ 👍 👎 ✊ 👊 🤛 🤜 👏 🙌 🫶 👐 🤲 🤝 🙏 💪',
  hearts: '❤️ 🩷 🧡 💛 💚 💙 🩵 💜 🤎 🖤 🩶 🤍 💔 ❤️‍🔥 ❤️‍🩹 ❣️ 💕 💞 💓 💗 💖 💘 💝 💟',
  objects:
    '🔥 ✨ ⭐ ⚡ 💥 🎉 🎁 🏆 🥇 🎯 🎮 🎨 🎧 🎬 📷 💻 📱 ⌨️ 💡 🔧 ⚙️ 🔬 🧪 📚 📝 ✏️ 📌 📎 📅 ⏰ ⏳ 🔔 📣 🔍 🔑 🔒 ☕ 🍕 🍻 🥂',
  crypto: '🚀 🌕 🌙 💎 🐂 🐻 🦍 🐋 🦈 🦄 📈 📉 📊 💰 💸 🪙 💵 💳 🏦 ⛏️ 🔗 🔐 🧱 🛡️ 👛 🌐 🤖 🗳️ 🔮 🎰 ⛽ 🔶',
} as const;

export type EmojiCategory = keyof typeof listed;

export const emojiCategories: ReadonlyArray<{ id: EmojiCategory; emojis: readonly string[] }> = (
  ['smileys', 'gestures', 'hearts', 'objects', 'crypto'] as const
).map((id) => ({ id, emojis: listed[id].split(' ') }));

/** Each emoji's name, then its search words, comma separated. */
export type EmojiNames = Readonly<Record<string, string>>;

const names = {
  en: () => import('./names/en.json'),
  fr: () => import('./names/fr.json'),
  zh: () => import('./names/zh.json'),
} as const;

/** The names in one language, fetched when the picker is about to open. */
export const loadEmojiNames = async (language: keyof typeof names): Promise<EmojiNames> =>
  (await names[language]()).default;
