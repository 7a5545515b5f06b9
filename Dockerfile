# Two stages: one builds with every package, the other runs with the production ones, as a user without rights.
FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# Packages first: this layer stays while only our own files change.
COPY package.json package-lock.json ./
COPY scripts/lib scripts/lib
RUN node -e "import('./scripts/lib/project.mjs').then((project) => project.ensureInstalled())"
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data PORT=3000
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# npm would swallow the signal that asks for a graceful end.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "scripts/start.mjs"]
