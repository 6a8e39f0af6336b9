# The product as one image. Its programs: `apps/api/src/server.ts` serves the API and the web app, `work.ts` runs the jobs,
# `watch.ts` watches the chain in a process of its own.
# By digest, so that the same sources make the same image; .github/dependabot.yml proposes newer ones. The version is that of pnpm-workspace.yaml.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base

FROM base AS build
WORKDIR /mutuals
ENV CI=true
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile && npm run build:web
# The packages of the server alone. The workspace's links stay: Node runs no TypeScript below node_modules.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules \
  && npx --yes pnpm@12.21.0 install --prod --frozen-lockfile --prefer-offline --ignore-scripts \
    --filter @mutuals/api --filter @mutuals/api-client --filter @mutuals/text --filter @mutuals/machines \
  && npx --yes pnpm@12.21.0 sbom --prod --filter @mutuals/api --sbom-format cyclonedx --sbom-type application --out sbom.cdx.json \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsx' -o -name '*.md' \) -delete \
  && find node_modules -type d \( -name .github -o -name test -o -name tests -o -name 'example*' -o -name 'benchmark*' -o -name _cjs -o -name _types \
    -o -name trusted-setups \) -prune -exec rm -rf {} + \
  && find node_modules/.pnpm/@opentelemetry+*/ -name '*.cjs' ! -path '*/api/*' -delete \
  && find apps/api packages -path '*/src/*' \( -name '*.test.ts' -o -name '*.tsx' \) -delete \
  && find apps/web/dist -name '*.map' -delete && rm -rf packages/dev-postgres packages/*/scripts apps/api/src/testing
# JSON is YAML, and is read in a tenth of the time.
RUN cd apps/api && node --input-type=module -e "import fs from 'node:fs'; import { load } from 'js-yaml'; \
  const file = '../../openapi.yaml'; fs.writeFileSync(file, JSON.stringify(load(fs.readFileSync(file, 'utf8'))))"
# Compiled code is kept, so that a container need not compile it at each start. Node keeps it by user: made by the one who uses it.
RUN mkdir .compile-cache && chown 10001:10001 .compile-cache
USER 10001:10001
RUN NODE_COMPILE_CACHE=/mutuals/.compile-cache node --input-type=module \
  -e "for (const entry of ['app', 'background', 'assemble-services', 'watch-chain', 'database/watchdog', 'domains/jobs', 'jobs/worker', 'integrations/identity/privy-identity']) await import('/mutuals/apps/api/src/' + entry + '.ts'); process.exit()"

FROM base
ARG VERSION=0.0.0
LABEL org.opencontainers.image.title="Mutuals" \
  org.opencontainers.image.description="Networking and matching for builders, communities and projects on BNB Chain" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION"
WORKDIR /mutuals
# Memory (decision 054): little garbage waits to be collected, and what is free goes back to the machine. The data of a process takes 70 MB of the heap.
ENV NODE_ENV=production \
  NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512" \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=131072 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  NODE_COMPILE_CACHE=/mutuals/.compile-cache
COPY --from=build /mutuals/package.json /mutuals/openapi.yaml /mutuals/LICENSE /mutuals/THIRD_PARTY_NOTICES /mutuals/sbom.cdx.json ./
COPY --from=build /mutuals/node_modules ./node_modules
COPY --from=build /mutuals/packages ./packages
COPY --from=build /mutuals/apps/api ./apps/api
COPY --from=build /mutuals/apps/web/dist ./apps/web/dist
COPY --from=build --chown=10001:10001 /mutuals/.compile-cache ./.compile-cache
# A volume that is mounted here belongs to the same user.
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/server.ts"]
