export function CareersPage() {
  return <main>CareersPage</main>;
}
