# syntax=docker/dockerfile:1
# The server with its page: docker build -t rubicon . && docker run -p 127.0.0.1:8705:8705 -v rubicon:/data rubicon
# packages/server/test/dockerfile.ts runs these steps without Docker, so they name no path outside /app and /data.
FROM node:24.21.0-bookworm-slim AS page
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY packages packages
RUN npm install --no-save --workspace=packages/web
RUN node packages/web/tools/build.ts
RUN mkdir data

FROM node:24.21.0-bookworm-slim AS server
WORKDIR /app
COPY package.json package-lock.json .npmrc LICENSE ./
COPY packages packages
COPY docs/openapi.json docs/openapi.json
RUN npm install --no-save --omit=dev --workspace=packages/server --workspace=packages/cli

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=8705
ENV DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=server /app ./
COPY --from=page /app/packages/web/dist packages/web/dist
COPY --from=page --chown=node:node /app/data /data
USER node
VOLUME /data
EXPOSE 8705
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "packages/server/src/main.ts", "packages/web/dist"]
