export function QuestionsPage() {
  return <main>QuestionsPage</main>;
}
