export const ROLE_LABELS = {
  owner: { name: "Owner", may: "works in every screen, and has the team and the plan" },
  member: { name: "Member", may: "works in every screen" },
  viewer: { name: "Viewer", may: "reads, and changes nothing" },
} as const;

export const ROLE_CHOICES = (["member", "viewer", "owner"] as const).map((role) => ({
  value: role,
  label: `${ROLE_LABELS[role].name}: ${ROLE_LABELS[role].may}`,
}));
