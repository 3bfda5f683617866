# The site on a server of one's own: built in the first stage, run by the second (docs/deploying.md). SITE_URL stands in the built pages, so that an image belongs to an address.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY integrations/no-netlify-dev integrations/no-netlify-dev
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
ARG SITE_URL
ENV NODE_ENV=production
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY integrations/no-netlify-dev integrations/no-netlify-dev
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY --from=build /site/.netlify/v1 .netlify/v1
COPY --from=build /site/dist dist
COPY api api
COPY db db
COPY functions functions
COPY scripts scripts
COPY server server
COPY src src
COPY netlify.toml ./
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4321
HEALTHCHECK --start-period=60s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "scripts/preview.ts"]
