"""Makes the tables, the reference lists and one moderator."""

import os

import django
from django.core.management import call_command

os.environ["DJANGO_SETTINGS_MODULE"] = "forum.settings"
django.setup()

from django.contrib.auth import get_user_model  # noqa: E402

from forum import models  # noqa: E402

call_command("migrate", run_syncdb=True, verbosity=0)
models.AcademicDegree.objects.create(id=1, title="Кандидат наук")
models.Position.objects.create(id=6, title="Научный сотрудник")
models.Position.objects.create(id=47, title="Другая должность")
models.SchoolStatus.objects.create(id=1, title="Студент")
models.Organization.objects.create(id=5, name="Институт образцовых исследований")
models.Organization.objects.create(id=134, name="Другая организация")
for number in (26, 27, 28):
    models.Section.objects.create(id=number, meeting_id=3, name=f"Секция {number}")
user = get_user_model().objects.create_user("moderator@example.org", "moderator@example.org", "Primer2025")
models.Individual.objects.create(user=user, first_name="Проба", last_name="Модераторова", is_moderator=True)
