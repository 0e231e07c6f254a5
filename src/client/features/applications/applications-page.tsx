export function ApplicationsPage() {
  return <main>ApplicationsPage</main>;
}
