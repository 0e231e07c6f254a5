# Builds pages and messages with everything that takes, and finds out what the server needs afterwards.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build \
  && node src/server/build/keep-server-packages.ts \
  && npm prune --omit=dev --ignore-scripts \
  # The image has its own Node.js; and tRPC asks for TypeScript to be there, and never loads it.
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
    dist/.plan.json node_modules/typescript node_modules/@typescript node_modules/.bin/tsc node_modules/@types

FROM node:24-trixie-slim
# For `npm run backup` and `npm run restore`: as new as the server in compose.yaml, or newer.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# For `npm run backup`, where nothing but /tmp can be written.
ENV NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/dist dist
COPY --from=build /app/src/shared src/shared
COPY --from=build /app/src/server src/server
USER node
VOLUME /data
EXPOSE 3000
# Ready, not only alive: with the database away nothing but pages from memory can be answered.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# A container may be thrown away, and the embedded database would go with it.
# Neither npm nor a shell stands in between once it runs: SIGTERM reaches the server.
CMD ["sh", "-c", ": \"${DATABASE_URL:?must be set: the image has no database of its own}\" && exec node --expose-gc --max-semi-space-size=8 src/server/start.mjs"]
