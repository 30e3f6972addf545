# The server with its embedded database in /data. It runs as a user who owns nothing else.
#
#   docker build --build-arg REVISION=$(git rev-parse HEAD) --build-arg SOURCE_URL=https://... .
FROM node:24-bookworm-slim AS build

WORKDIR /app
# What is installed changes less often than the sources.
COPY package.json package-lock.json .npmrc ./
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/kernel/package.json packages/kernel/
COPY packages/long-night/package.json packages/long-night/
COPY packages/outlive/package.json packages/outlive/
COPY packages/protocol/package.json packages/protocol/
COPY packages/reference/package.json packages/reference/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
COPY packages/words/package.json packages/words/
# The image brings its own Node, and nothing that is needed here is built on installation.
RUN npm ci --ignore-scripts --no-audit --no-fund

COPY LICENSE NOTICE CHANGELOG.md tsconfig.json ./
COPY checks checks
COPY packages packages
RUN node packages/web/build.ts \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim

# The commit, and where its source code is: whoever hosts a changed version has to offer it (AGPL).
ARG REVISION=""
ARG SOURCE_URL=""
LABEL org.opencontainers.image.title="Lastlight" \
      org.opencontainers.image.description="Two survival board games, rules-complete, in the browser" \
      org.opencontainers.image.licenses="AGPL-3.0-or-later" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.source="$SOURCE_URL"

WORKDIR /app
COPY --from=build /app /app
RUN echo "$REVISION" > .revision && mkdir /data && chown node:node /data

ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/data \
    SOURCE_URL="$SOURCE_URL"

USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

# SIGTERM ends it without a loss; give it half a minute.
CMD ["node", "packages/server/src/main.ts"]
