// An environment is emptied by `npm run restore -- --replace`: production never is, by its name or by a copied id.
const isPlaceholder = (id) => /^[0-]*$/.test(id);

/** @throws Error that names what an environment shares with production */
export function requireApart(environment, bindings, production) {
  const { databaseId, bucket } = bindings;
  const shared = [
    ...(databaseId === production.databaseId && !isPlaceholder(databaseId) ? [`database ${databaseId}`] : []),
    ...(bucket === production.bucket ? [`bucket ${bucket}`] : []),
  ];
  if (shared.length > 0)
    throw new Error(
      `[env.${environment}] of wrangler.toml names production’s ${shared.join(" and ")}: nothing was changed. Give it its own.`,
    );
}
