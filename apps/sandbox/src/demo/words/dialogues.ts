// Conversations between demo people. `{a}` and `{b}` are the two, `{common}` is something that both care about; the sides take turns
// as numbered: 0 is the one who wrote first.
import type { Language } from './words.ts';

export type Dialogue = readonly (readonly [side: 0 | 1, text: string])[];

export const dialogues: Readonly<Record<Language, readonly Dialogue[]>> = {
  en: [
    [
      [0, 'Hi {b}, we both have {common} on our profiles. What are you working on right now?'],
      [1, 'Hi {a}! Mostly finishing something I promised for last week. You?'],
      [0, 'Same, in a way. I have two free days next week, if you want to compare notes.'],
      [1, 'Tuesday works. Bring something that does not work yet, I prefer those.'],
    ],
    [
      [0, 'Your last sentence made me laugh. Is the offer still open?'],
      [1, 'It is. What do you have in mind?'],
      [0, 'A small thing around {common}. Three weeks, fixed price, and I already have the first users.'],
      [1, 'That is a rare order of events. Can you write it down in half a page?'],
      [0, 'I will send it tonight.'],
      [1, 'Then I will read it with breakfast.'],
    ],
    [
      [0, 'Hello {b}. Honest question: how do you find the time for all this?'],
      [1, 'I do not, I just answer messages first.'],
      [0, 'Ha. Fair. I wanted to ask how you got into {common}.'],
      [1, 'By breaking something expensive and having to explain it. You?'],
      [0, 'A friend would not stop talking about it. He has moved on, I have not.'],
    ],
    [
      [0, 'Glad that we matched. I saw that you are into {common} and thought of a small project.'],
      [1, 'Tell me more, I have a coffee and ten minutes.'],
      [0, 'We need somebody to look at it from outside. One evening, and I would pay for it.'],
      [1, 'One evening is fine, and you do not have to pay for the first look.'],
      [0, 'Thank you. Friday, 18:00 UTC?'],
      [1, 'Friday it is.'],
    ],
    [
      [0, 'Hi {b}, do you know a good place to read about {common}? Everything I find is either a slogan or a paper.'],
      [1, 'I have a list, I will tidy it and send it tomorrow.'],
      [0, 'You are kind. What do I owe you?'],
      [1, 'Tell me which entries were useless, nobody ever does.'],
    ],
    [
      [0, 'We are looking for two testers this week. Would you try it and be rude about it?'],
      [1, 'Rude is included. Phone or desktop?'],
      [0, 'Phone, please. The old one, if you still have it.'],
      [1, 'I do. Send the link here and I will write down everything in order.'],
      [0, 'Sent you the invitation. Take your time.'],
      [1, 'First note: the button says yes before I have read the question.'],
      [0, 'That is exactly what I was afraid of. Thank you.'],
    ],
    [
      [0, 'Did you hear how the launch went?'],
      [1, 'Only the loud half. How was it really?'],
      [0, 'Quiet and fine. Two hundred people, no incident, one typo.'],
      [1, 'That is the best launch report I have read this month.'],
    ],
    [
      [0, 'Hi {b}! I am putting together a small call about {common} next Thursday. Six people, no recording.'],
      [1, 'Who else is coming?'],
      [0, 'Two developers, a trader and somebody who disagrees with all of us.'],
      [1, 'Then I will come. What should I prepare?'],
      [0, 'One thing that you changed your mind about.'],
    ],
    [
      [0, 'Thanks for liking us back. Are you taking on anything new this month?'],
      [1, 'One thing at most. What would it be?'],
      [0, 'Helping us explain {common} to people who have never seen it.'],
      [1, 'I like that. Can I talk to three of your users first?'],
      [0, 'Of course. I will ask them today.'],
    ],
    [
      [0, 'You wrote that you like short specs. Ours is eleven lines long, want to see it?'],
      [1, 'Eleven is long, but go on.'],
      [0, 'Cutting it to nine as we speak.'],
      [1, 'I am already more interested.'],
    ],
  ],
  fr: [
    [
      [0, 'Bonjour {b} ! On a {common} en commun. Tu travailles sur quoi en ce moment ?'],
      [1, 'Bonjour {a}. Je termine quelque chose que j’avais promis pour la semaine dernière. Et toi ?'],
      [0, 'Un peu pareil. J’ai deux jours libres la semaine prochaine, si tu veux qu’on compare nos notes.'],
      [1, 'Mardi me va. Viens avec un truc qui ne marche pas encore, c’est plus intéressant.'],
    ],
    [
      [0, 'Ta dernière phrase m’a fait rire. La proposition tient toujours ?'],
      [1, 'Toujours. Tu penses à quoi ?'],
      [0, 'Une petite chose autour de {common}. Trois semaines, prix fixe, et on a déjà les premiers utilisateurs.'],
      [1, 'Dans cet ordre, c’est rare. Tu peux l’écrire en une demi-page ?'],
      [0, 'Je t’envoie ça ce soir.'],
    ],
    [
      [0, 'Salut {b}, tu aurais une bonne lecture sur {common} ? Je ne trouve que des slogans ou des thèses.'],
      [1, 'J’ai une liste, je la range et je te l’envoie demain.'],
      [0, 'Merci beaucoup. Je te dois quoi ?'],
      [1, 'Dis-moi lesquelles étaient inutiles, personne ne le fait jamais.'],
    ],
    [
      [0, 'On cherche deux personnes pour tester cette semaine. Tu voudrais essayer et râler ?'],
      [1, 'Râler, c’est compris dans le prix. Téléphone ou ordinateur ?'],
      [0, 'Téléphone, le plus vieux possible.'],
      [1, 'J’ai ce qu’il faut. Première remarque : le bouton dit oui avant que j’aie lu la question.'],
      [0, 'C’est exactement ce que je craignais. Merci !'],
    ],
    [
      [0, 'Alors, ce lancement ?'],
      [1, 'Calme. Deux cents personnes, aucun incident, une faute de frappe.'],
      [0, 'C’est le meilleur bilan que j’aie lu ce mois-ci.'],
      [1, 'La faute était dans le titre, quand même.'],
    ],
    [
      [0, 'Bonjour {b}, j’organise un petit appel sur {common} jeudi. Six personnes, pas d’enregistrement.'],
      [1, 'Qui vient ?'],
      [0, 'Deux devs, une personne qui trade, et quelqu’un qui n’est d’accord avec personne.'],
      [1, 'Alors je viens. Je prépare quoi ?'],
      [0, 'Une chose sur laquelle tu as changé d’avis.'],
    ],
    [
      [0, 'Merci pour le like. Tu prends encore quelque chose ce mois-ci ?'],
      [1, 'Une seule chose. Ce serait quoi ?'],
      [0, 'Nous aider à expliquer {common} à des gens qui n’en ont jamais vu.'],
      [1, 'Ça me plaît. Je peux d’abord parler à trois de vos utilisateurs ?'],
    ],
  ],
  zh: [
    [
      [0, '你好 {b}，看到我们都关注 {common}，最近在忙什么？'],
      [1, '你好！在赶一个上周就该交的东西。你呢？'],
      [0, '差不多。下周有两天空，要不要一起对对笔记？'],
      [1, '周二可以。带点还没做好的来，那种比较有意思。'],
    ],
    [
      [0, '你简介的最后一句把我逗笑了，还在找人吗？'],
      [1, '还在找，你有什么想法？'],
      [0, '一个跟 {common} 有关的小东西，三周，固定报价，第一批用户已经有了。'],
      [1, '这个顺序很少见。能写成半页纸吗？'],
      [0, '今晚发你。'],
      [1, '好，明天吃早饭的时候看。'],
    ],
    [
      [0, '想请教一下，{common} 有什么值得读的？我找到的不是口号就是论文。'],
      [1, '我有一份清单，整理一下明天发你。'],
      [0, '太感谢了，怎么谢你？'],
      [1, '告诉我哪几篇没用就行，从来没人跟我说。'],
    ],
    [
      [0, '这周想找两位测试，可以尽管挑毛病。'],
      [1, '挑毛病我在行。手机还是电脑？'],
      [0, '手机，越旧越好。'],
      [1, '第一条：问题还没看完，按钮已经写着“好的”。'],
      [0, '我担心的就是这个，谢谢！'],
    ],
    [
      [0, '上线顺利吗？'],
      [1, '挺安静的。两百人，没有事故，一个错别字。'],
      [0, '这是我这个月看到的最好的总结。'],
      [1, '错别字在标题里。'],
    ],
    [
      [0, '下周四想约几个人聊聊 {common}，六个人，不录音，来吗？'],
      [1, '都有谁？'],
      [0, '两位开发，一位交易员，还有一位谁都不同意的。'],
      [1, '那我来。要准备什么？'],
      [0, '讲一件你后来改了主意的事。'],
    ],
    [
      [0, '谢谢回赞。这个月还接新东西吗？'],
      [1, '最多一个，是什么？'],
      [0, '帮我们把 {common} 讲给完全没接触过的人听。'],
      [1, '有兴趣。能先跟你们三位用户聊聊吗？'],
      [0, '没问题，今天就去问。'],
    ],
  ],
};
