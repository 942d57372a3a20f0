// `npm run restore -- --replace` empties an environment. This guard protects production, whether named directly or
// through a copied id.
const isPlaceholder = (id) => /^[0-]*$/.test(id);

/** @throws Error naming what the environment shares with production */
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
