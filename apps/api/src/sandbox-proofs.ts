// Constants that the server shares with the sandbox's stand-ins for GitHub and Telegram (D32). Everybody knows them, so
// production refuses them.

export const SANDBOX_GITHUB = { clientId: 'mutuals-sandbox-github', clientSecret: 'no-secret-of-the-sandbox' } as const;

export const SANDBOX_TELEGRAM = {
  botToken: '1000000001:the-sandbox-bot-that-everybody-knows',
  botName: 'mutuals_sandbox_bot',
} as const;

export const SANDBOX_EXPLORER_KEY = 'sandbox-explorer-key';
