# Builds the site, and serves it with what the server needs and nothing else. README.md, "In a container", says how to run
# it; tests/built/container.test.ts carries out the second stage.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/
RUN node scripts/install.mjs
COPY . .
# Read at build, each explained in README.md; what is not given stays off.
ARG PUBLIC_ORIGIN
ARG MUI_X_LICENSE_KEY
ARG MUI_X_DOCS_ADS
ARG MUI_X_DOCS_CARBON_SERVE
ARG MUI_X_DOCS_CARBON_PLACEMENT
ARG MUI_X_DOCS_AD_FEED
ARG MUI_X_DOCS_AD_HOSTS
ARG MUI_X_DOCS_AD_BACKERS
ARG MUI_X_DOCS_AD_RATIO
ARG MUI_X_DOCS_ANALYTICS_ID
ARG MUI_X_DOCS_SANDBOXES
ARG MUI_X_DOCS_CONSENT
ARG MUI_X_DOCS_OFFLINE_HOSTS
RUN npm run build

FROM node:20.20.2-bookworm-slim
WORKDIR /site
# docs/scaling.md, "Memory", says what the last one is for.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FEEDBACK_FOLDER=/data/feedback MALLOC_ARENA_MAX=2
COPY package.json package-lock.json .npmrc ./
RUN npm install --omit=dev && npm cache clean --force
COPY src/core src/core
COPY src/server src/server
COPY content/products.ts content/redirects.ts content/site.ts content/synonyms.ts content/
COPY --from=build /site/.generated/server .generated/server
COPY --from=build /site/out out
RUN mkdir -p /data/feedback && chown node:node /data/feedback
USER node
VOLUME /data/feedback
EXPOSE 3000
# /healthz answers as long as the process does; a database that is down is no reason to start it anew.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", ".generated/server/main.mjs"]
