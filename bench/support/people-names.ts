/** Common names of the places where applicants live, the most common ones first. */
export const firstNames =
  'Maria Jose Anna Juan Angel Michelle John Christine Mark Mary Joy Princess Angelica Jasmine Rose Grace Kimberly Nicole Joshua Christian Daniel Lea Sofia Paul Carlo Miguel Andrea Bea Camille Diana Elaine Faith Gerald Hannah Ivan Jerome Karen Liza Marvin Nina Oscar Patricia Ramon Sheila Teresa Vincent Wilma Yvonne Zaldy Antonio Benjamin Cecilia Dennis Emma Felix Greta Hans Ingrid Jonas Klara Lukas Moritz Nora Otto Paula Quirin Rita Stefan Tobias Ursula Viktor Wanda Xaver Yasmin Zoe Ayşe Björn Chloé Dörte Elif Frédéric Günther Jürgen Łukasz Mateo Niamh Óscar Søren'.split(
    ' ',
  );

export const lastNames =
  'Santos Reyes Cruz Bautista Garcia Mendoza Torres Castillo Flores Villanueva Ramos Aquino Gonzales Rivera Castro Fernandez Dela-Cruz Mercado Navarro Domingo Salazar Pascual Aguilar Valdez Soriano Manalo Ocampo Tolentino Lim Tan Chua Sy Ong Dizon Evangelista Francisco Gutierrez Hernandez Ignacio Jimenez Lacson Magsaysay Natividad Ortega Padilla Quizon Rosales Samson Trinidad Umali Velasco Yap Zamora Abad Bernardo Corpuz David Espiritu Fajardo Guevarra Herrera Ilagan Javier Katigbak Lorenzo Marquez Nepomuceno Olivares Panganiban Quijano Roxas Sarmiento Tiongson Uy Vergara Wenceslao Zialcita Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Krause Lehmann Köhler Herrmann Walter König Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff Pfeiffer'.split(
    ' ',
  );
