export function WelcomePage() {
  return <main>WelcomePage</main>;
}
