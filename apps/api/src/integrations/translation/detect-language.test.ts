import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['en', 'I write lending contracts. My code is short and my tests are long.'],
  ['en', 'Looking for a front end developer who asks what happens when the price feed stops.'],
  ['fr', 'J’écris des contrats de prêt ; mon code est court et mes tests sont longs.'],
  ['fr', 'Je cherche une équipe avec une idée étrange et une licence claire.'],
  ['zh', '我写借贷合约，代码很短，测试很长。'],
  ['zh', '每周二讲一个 BNB Chain 上的协议，DeFi only。'],
])('a text is told as %s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  'Ich entwickle Verträge für Kreditprotokolle und suche ein kleines Team in Berlin.',
  'Desarrollo contratos para protocolos de préstamo y busco un equipo pequeño.',
  'Saya mengembangkan kontrak pintar dan mencari tim kecil di Jakarta.',
  'Tôi viết hợp đồng thông minh và đang tìm một nhóm nhỏ.',
  'Akıllı sözleşmeler yazıyorum ve küçük bir ekip arıyorum.',
  'Я пишу смарт-контракты и ищу небольшую команду.',
  'スマートコントラクトを書いています。小さなチームを探しています。',
  '스마트 계약을 작성하고 작은 팀을 찾고 있습니다.',
])('a text in another language is none of ours, so that it is translated: %s', (text) => {
  expect(detectLanguage(text)).toBeNull();
});

test.each(['', '🚀🚀', '12 345', 'GM'])('a text of no words is no language: %j', (text) => {
  expect(detectLanguage(text)).toBeNull();
});
