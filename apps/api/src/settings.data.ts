/** A variable of the environment, for `.env.example` (scripts/settings.ts) and to tell a misspelt name. */
export interface Setting {
  readonly name: string;
  /** What it does, and what happens without it. */
  readonly meaning: string;
  /** Its default, as it would be written; absent if there is none. */
  readonly fallback?: string;
  /** Production does not start without it. */
  readonly isNeeded?: true;
  /** Where its value comes from. */
  readonly source?: string;
  readonly example?: string;
}

/** Everything that `readConfig` reads, in groups. A test compares the names. */
export const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  'The site': [
    {
      name: 'NODE_ENV',
      meaning: 'Production refuses the sandbox and requires what is marked as needed.',
      isNeeded: true,
      example: 'production',
    },
    {
      name: 'PUBLIC_URL',
      meaning: 'The public address, also in links and the sitemap.',
      isNeeded: true,
      example: 'https://mutuals.example',
    },
    {
      name: 'OPERATOR_NAME',
      meaning: 'Who runs the site, as the public pages say. One line without markup.',
      isNeeded: true,
      example: 'Example Operator',
    },
    {
      name: 'LEGAL_ENTITY',
      meaning: 'The registered name and seat. One line without markup.',
      isNeeded: true,
      example: 'Example Operator Ltd., 1 Example Road, Exampletown',
    },
    { name: 'CONTACT_EMAIL', meaning: 'The address for letters.', isNeeded: true, example: 'hello@mutuals.example' },
    {
      name: 'TRUST_PROXY',
      meaning:
        'The addresses of the proxies in front, with commas between them, or "none". Behind a proxy that is not named all people share one address.',
      isNeeded: true,
      example: 'none',
    },
    { name: 'PORT', meaning: 'The port to listen on.', fallback: '3000' },
    { name: 'HOST', meaning: 'The address to listen on: 0.0.0.0 in production, else 127.0.0.1.' },
  ],
  Database: [
    {
      name: 'DATABASE_URL',
      meaning:
        'PostgreSQL 15 or newer with pg_trgm, UTF-8. In the password write / as %2F, # as %23, ? as %3F, @ as %40, % as %25 and $ as %24.',
      isNeeded: true,
      example: 'postgres://mutuals:password@db.internal/mutuals',
    },
    {
      name: 'DATABASE_CONNECTIONS',
      meaning:
        'Max. connections of one process for requests or jobs; searches have 4 more, health checks of a server 2, the job queue of work.ts 10.',
      fallback: '20',
    },
  ],
  'Sign-in (Privy)': [
    {
      name: 'PRIVY_APP_ID',
      meaning: 'The app in which people sign in with X.',
      isNeeded: true,
      source:
        'dashboard.privy.io: create an app, switch on X alone and "Return user data in an identity token", copy "App ID" (docs/operating/privy.md).',
    },
    { name: 'PRIVY_JWKS_URL', meaning: 'The keys of its tokens, if they are elsewhere than at Privy.' },
    {
      name: 'OWNER_PRIVY_IDS',
      meaning: 'The first owners, by Privy id, with commas between them; owners give all other roles.',
      source: 'dashboard.privy.io, Users: "did:privy:…", once you have signed in.',
    },
    { name: 'ADMIN_PRIVY_IDS', meaning: 'The first admins, in the same way.' },
    { name: 'SUPPORT_PRIVY_IDS', meaning: 'The first people who answer tickets, in the same way.' },
  ],
  'Realtime (Ably)': [
    {
      name: 'ABLY_API_KEY',
      meaning: 'Sends messages and counts as they happen.',
      isNeeded: true,
      source:
        'ably.com: create an app, "API Keys"; in the settings of the root key check "Revocable tokens", and copy it.',
      example: 'appId.keyId:secret',
    },
    { name: 'ABLY_ENDPOINT', meaning: 'Another server with Ably’s protocol.' },
  ],
  'Pictures (a bucket, or a folder of one machine)': [
    {
      name: 'S3_ENDPOINT',
      meaning: 'An S3-compatible store (AWS, R2, B2, MinIO). The bucket can stay private.',
      source: 'The store’s page of the bucket.',
      example: 'https://s3.eu-central-1.amazonaws.com',
    },
    { name: 'S3_BUCKET', meaning: 'The bucket.', example: 'mutuals-pictures' },
    { name: 'S3_ACCESS_KEY_ID', meaning: 'A key that may put, get and delete in it.' },
    { name: 'S3_SECRET_ACCESS_KEY', meaning: 'Its secret.' },
    { name: 'S3_REGION', meaning: 'The region, if the store has several.', fallback: 'auto' },
    {
      name: 'PICTURES_DIR',
      meaning: 'A folder instead of a bucket, if there is one machine only. Outside production "pictures" in DATA_DIR.',
    },
    { name: 'DATA_DIR', meaning: 'The folder of all data that npm start keeps.', fallback: '.data' },
    {
      name: 'PICTURES_URL',
      meaning:
        'The public address of pictures, for instance a CDN in front of the bucket; else PUBLIC_URL/pictures. It may change: only the path below it is stored.',
    },
  ],
  'Backups (mutuals backup)': [
    { name: 'BACKUP_DIR', meaning: 'A folder for backups, on another disk than the database.' },
    {
      name: 'BACKUP_BUCKET',
      meaning: 'A bucket for backups instead, in the store of S3_ENDPOINT with its key; not that of pictures.',
      example: 'mutuals-backups',
    },
    {
      name: 'BACKUP_PASSPHRASE',
      meaning: 'Encrypts backups: at least 16 characters. Without it no backup can be read, so also keep it elsewhere.',
      source: 'openssl rand -base64 24.',
    },
    { name: 'BACKUP_PASSPHRASE_FILE', meaning: 'A file with the passphrase instead.' },
    { name: 'BACKUP_KEEP', meaning: 'How many backups are kept; older ones are deleted.', fallback: '14' },
  ],
  'Payments (BNB Smart Chain)': [
    {
      name: 'BSC_RPC_URL',
      meaning: 'The RPC of the chain, or two with a comma between them, which must agree. Without it nobody can pay.',
      source: 'A node of your own, or a provider; https.',
      example: 'https://bsc.example/key',
    },
    {
      name: 'DEPOSIT_XPUB',
      meaning:
        "The extended public key of m/44'/60'/1'/0, from which deposit addresses are derived. Never a private one.",
      source: 'npm run treasury:xpub.',
    },
    { name: 'CHAIN_ID', meaning: '56 BNB Smart Chain, 97 its testnet, 31337 a local chain.', fallback: '56' },
    { name: 'PAYMENT_WINDOW_MS', meaning: 'How long a payment stays open, in ms.', fallback: '900000' },
    { name: 'BUSD_ADDRESS', meaning: 'The contract of BUSD; without it BUSD is not taken.' },
    { name: 'USDT_ADDRESS', meaning: 'The contract of USDT, if it is not that of the chain.' },
    { name: 'BNB_USD_FEED', meaning: 'Chainlink’s price feed of BNB, if it is not that of the chain.' },
    { name: 'EXPLORER_URL', meaning: 'The block explorer, without /tx, if it is not that of the chain.' },
  ],
  Prices: [
    { name: 'PREMIUM_BNB', meaning: 'One month of Premium, in BNB.', fallback: '0.05' },
    { name: 'PREMIUM_PLUS_BNB', meaning: 'One month of Premium+, in BNB.', fallback: '0.1' },
    {
      name: 'BNB_USD',
      meaning: 'Dollars for one BNB without a chain, whose feed knows it; then production requires it.',
      fallback: '600',
    },
  ],
  'A language model (optional)': [
    {
      name: 'MODEL_API',
      meaning:
        'The protocol: openai (most services, and your own Ollama or vLLM) or anthropic. Without MODEL_* the guided assistant works alone and decks are ordered by points.',
      example: 'openai',
    },
    {
      name: 'MODEL_URL',
      meaning: 'Its address, without /chat/completions or /messages; production requires https.',
      example: 'https://api.openai.com/v1',
    },
    { name: 'MODEL_KEY', meaning: 'Its key; production requires one.' },
    { name: 'MODEL_NAME', meaning: 'The model. It must support JSON schemas.', example: 'gpt-5-mini' },
    { name: 'MODEL_TIMEOUT_MS', meaning: 'After this time the rules take over; 100 to 8000.', fallback: '6000' },
    {
      name: 'MODEL_TOKENS_PER_USER',
      meaning: 'Max. tokens of a person in a UTC day; rankings stop at half of it.',
      fallback: '100000',
    },
    { name: 'MODEL_TOKENS_IN_ALL', meaning: 'Max. tokens of everybody in a UTC day.', fallback: '5000000' },
  ],
  'Translation (optional)': [
    {
      name: 'TRANSLATION_URL',
      meaning:
        'A LibreTranslate-compatible server, without /translate. Without it the model translates, if there is one.',
      example: 'https://translate.example',
    },
    { name: 'TRANSLATION_KEY', meaning: 'Its key, if it needs one.' },
    {
      name: 'TRANSLATION_CHARACTERS_PER_USER',
      meaning: 'Max. characters of a person in a UTC day.',
      fallback: '100000',
    },
    {
      name: 'TRANSLATION_CHARACTERS_IN_ALL',
      meaning: 'Max. characters of everybody in a UTC day.',
      fallback: '2000000',
    },
  ],
  'Mail (optional)': [
    {
      name: 'SMTP_URL',
      meaning: 'The mail server, with name and password. Without it nothing is mailed.',
      example: 'smtps://mutuals:password@smtp.example',
    },
    {
      name: 'MAIL_FROM',
      meaning: 'Who mails come from; its domain needs SPF, DKIM and DMARC.',
      example: 'Mutuals <hello@mutuals.example>',
    },
    {
      name: 'MAIL_WEBHOOK_SECRET',
      meaning:
        'What reports of bounces and complaints name (docs/operating/mail.md). Without it nobody can report one.',
    },
  ],
  'GIFs (optional)': [
    {
      name: 'KLIPY_KEY',
      meaning: 'The key of KLIPY’s GIF search. Without it nobody can send GIFs.',
      source: 'partner.klipy.com.',
    },
    { name: 'KLIPY_CALLS_PER_MINUTE', meaning: 'Max. calls of one process; a test key allows 100.', fallback: '90' },
  ],
  'Proofs (optional; without a service nobody can make its kind of proof)': [
    {
      name: 'DNS_SERVERS',
      meaning:
        'The resolvers for proofs of a domain, by IP address, with a port or without. With several, all must have the record. Without it the machine’s own.',
      example: '9.9.9.9,1.1.1.1',
    },
    {
      name: 'GITHUB_CLIENT_ID',
      meaning: 'An OAuth app of GitHub, for proofs of an account or a repository. It asks for no scope.',
      source: 'github.com/settings/developers: a new OAuth app; its callback is PUBLIC_URL/profiles.',
    },
    { name: 'GITHUB_CLIENT_SECRET', meaning: 'Its secret.' },
    {
      name: 'TELEGRAM_BOT_TOKEN',
      meaning: 'The bot in whose name Telegram asks people, for proofs of a Telegram account.',
      source: '@BotFather: /newbot, then /setdomain with the host of PUBLIC_URL.',
    },
    { name: 'TELEGRAM_BOT_NAME', meaning: 'The bot’s name, without @.' },
    {
      name: 'EXPLORER_API_KEY',
      meaning:
        'The key of the explorer’s API, which knows who created a contract through a factory, and who minted. Without it a contract is proven by its owner or by a wallet that deployed it directly.',
      source: 'etherscan.io/myapikey: one key for all chains, with a plan that covers CHAIN_ID.',
    },
    {
      name: 'EXPLORER_API_URL',
      meaning: 'Another API of Etherscan’s form, version 2.',
      fallback: 'https://api.etherscan.io/v2/api',
    },
  ],
  'Push messages (optional)': [
    {
      name: 'VAPID_PRIVATE_KEY',
      meaning:
        'The key that browsers subscribe with, 32 bytes in base64url. Without it nobody is told while Mutuals is closed. With another key everybody has to subscribe again, which their browsers do at the next visit.',
      source: `openssl rand -base64 32 | tr '+/' '-_' | tr -d '='`,
    },
  ],
  'Limits: 429 above them, counted by all processes together': [
    { name: 'RATE_LIMIT_READS_PER_USER', meaning: 'Reads of a person in a minute.', fallback: '1200' },
    { name: 'RATE_LIMIT_READS_PER_ADDRESS', meaning: 'Reads of an address in a minute.', fallback: '6000' },
    {
      name: 'RATE_LIMIT_SEARCHES_PER_USER',
      meaning: 'Searches of a person in a minute; each is a read too.',
      fallback: '120',
    },
    { name: 'RATE_LIMIT_SEARCHES_PER_ADDRESS', meaning: 'Searches of an address in a minute.', fallback: '600' },
    { name: 'RATE_LIMIT_WRITES_PER_USER', meaning: 'Writes of a person in a minute.', fallback: '300' },
    { name: 'RATE_LIMIT_WRITES_PER_ADDRESS', meaning: 'Writes of an address in a minute.', fallback: '1200' },
    {
      name: 'RATE_LIMIT_SIGN_INS_PER_ADDRESS',
      meaning: 'Invalid tokens and first sign-ins of an address in a minute.',
      fallback: '300',
    },
    {
      name: 'RATE_LIMIT_SHARE_PICTURES_PER_ADDRESS',
      meaning: 'Preview pictures of profiles for an address in a minute.',
      fallback: '120',
    },
  ],
  'The process': [
    {
      name: 'METRICS_PORT',
      meaning:
        'The port of /metrics for Prometheus, which must not be reachable from outside; without it there is none. Each process of a machine needs its own.',
      example: '9464',
    },
    {
      name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      meaning:
        'A collector of OpenTelemetry for traces by OTLP over HTTP, without /v1/traces. Without it there are none, and nothing of it is loaded.',
      source: 'docs/operating/traces.md.',
      example: 'http://localhost:4318',
    },
    {
      name: 'OTEL_EXPORTER_OTLP_HEADERS',
      meaning: 'Headers that it asks for, with commas between them.',
      example: 'authorization=Bearer%20key',
    },
    {
      name: 'OTEL_TRACES_SAMPLER_ARG',
      meaning: 'The share of requests and jobs that are traced, 0 to 1.',
      fallback: '1',
    },
    { name: 'LOG_LEVEL', meaning: 'fatal, error, warn, info, debug, trace or silent.', fallback: 'info' },
    {
      name: 'DRAIN_SECONDS',
      meaning: 'How long a stopping server keeps answering while /readyz fails: 5 in production, else 0.',
    },
    {
      name: 'MAX_EVENT_LOOP_DELAY_MS',
      meaning: 'Event loop delay above which operations get 503; 0 for never. The first 100 ms of a turn do not count.',
      fallback: '1000',
    },
    {
      name: 'TICKET_SILENCE_HOURS',
      meaning: 'How long a ticket waits for its assignee before it returns to the queue, 1 to 720.',
      fallback: '24',
    },
    {
      name: 'SERVICE_WORKER',
      meaning:
        'on, or off: then browsers remove the one that they have, with all that it kept, and nobody is pushed to.',
      fallback: 'on',
    },
    { name: 'WEB_ROOT', meaning: 'The folder of the web build, if it is elsewhere.' },
    {
      name: 'RELEASES_DIR',
      meaning:
        'A folder, shared by the servers, where the files of the last web app stay for a day, for pages that are open. With DATA_DIR "releases" in it.',
    },
    { name: 'SANDBOX_URL', meaning: 'The local stand-ins; production refuses it.' },
  ],
};

/** What compose.yaml reads of the same file, and the server does not. */
export const COMPOSE_SETTINGS: readonly Setting[] = [
  {
    name: 'POSTGRES_PASSWORD',
    meaning:
      'The password of the database of compose.yaml, as in DATABASE_URL=postgres://mutuals:PASSWORD@postgres/mutuals. Letters and digits alone spare you the %-escapes there.',
    source: 'openssl rand -hex 24.',
  },
  { name: 'SITE', meaning: 'The domain that Caddy gets a certificate for (profile tls).', example: 'mutuals.example' },
  {
    name: 'COMPOSE_PROFILES',
    meaning: 'The parts that every command of docker compose takes in: tls, minio, payments, monitoring.',
    example: 'tls,monitoring',
  },
  {
    name: 'PUBLISH',
    meaning: 'Where the server listens on this machine, for a proxy of your own.',
    fallback: '127.0.0.1:3000',
  },
];
