# The server with its embedded database in /data. It runs as a user who owns nothing else.
FROM node:24-bookworm-slim

WORKDIR /app
COPY . .
# The image brings its own Node, and nothing that is needed here is built on installation.
RUN npm ci --ignore-scripts --no-audit --no-fund \
  && node packages/web/build.ts \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm cache clean --force \
  && mkdir /data \
  && chown node:node /data

ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/data

USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

# SIGTERM ends it without a loss; give it half a minute.
CMD ["node", "packages/server/src/main.ts"]
