/** Beside every reading: which rate counts, and where it stands. */
export function RateLine({ to }: { to: string }) {
  return (
    <p>
      <a href={to}>The rate you are paid follows your tier</a>. These figures describe the programme; that
      page has what is paid today.
    </p>
  );
}
