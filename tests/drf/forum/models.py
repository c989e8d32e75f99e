from django.conf import settings
from django.db import models


class AcademicDegree(models.Model):
    title = models.CharField(max_length=150)


class Position(models.Model):
    title = models.CharField(max_length=150)


class SchoolStatus(models.Model):
    title = models.CharField(max_length=150)


class Organization(models.Model):
    name = models.CharField(max_length=300)


class Section(models.Model):
    meeting_id = models.IntegerField()
    name = models.CharField(max_length=300)
    is_active = models.BooleanField(default=True)
    is_public = models.BooleanField(default=True)
    is_speaker = models.BooleanField(default=True)


def reference(model, **options):
    return models.ForeignKey(model, models.PROTECT, null=True, blank=True, **options)


class Individual(models.Model):
    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE)
    first_name = models.CharField(max_length=150)
    last_name = models.CharField(max_length=150)
    middle_name = models.CharField(max_length=150, blank=True)
    birth_date = models.DateTimeField(null=True)
    phone_number = models.CharField(max_length=40, blank=True)
    academic_degree = reference(AcademicDegree)
    organization = reference(Organization)
    other_org_descr = models.CharField(max_length=300, blank=True)
    org_position = reference(Position)
    other_position_descr = models.CharField(max_length=300, blank=True)
    school_status = reference(SchoolStatus)
    is_female = models.BooleanField(default=False)
    nationality = models.CharField(max_length=150, blank=True)
    photo = models.FileField(upload_to="photos", null=True, blank=True)
    is_moderator = models.BooleanField(default=False)

    @property
    def full_name(self):
        return " ".join(filter(None, [self.last_name, self.first_name, self.middle_name]))


class StoredFile(models.Model):
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE)
    type = models.IntegerField(choices=[(3, "pdf"), (4, "doc"), (5, "expert")])
    file = models.FileField(upload_to="files")


class Registration(models.Model):
    individual = models.ForeignKey(Individual, models.CASCADE)
    meeting_id = models.IntegerField(default=3)
    created_at = models.DateTimeField(auto_now_add=True)
    is_active = models.BooleanField(default=True)
    type = models.IntegerField(choices=[(1, "listener"), (2, "speaker"), (3, "poster")])
    confirm_type = models.IntegerField(default=0)
    is_confirm = models.IntegerField(default=0)
    comments = models.CharField(max_length=500, blank=True)
    org_comment = models.CharField(max_length=300, blank=True)
    section_choice = reference(Section, related_name="chosen")
    section_confirm = reference(Section, related_name="confirmed")
    listen = models.ManyToManyField(Section, related_name="listened")
    need_tour = models.IntegerField(default=0)
    tshort_size = models.IntegerField(null=True)
    cancel_poster = models.IntegerField(null=True)
    speak_day = models.IntegerField(null=True)
    speak_slot = models.IntegerField(null=True)
    speak_track = models.IntegerField(null=True)
    stored_doc = reference(StoredFile, related_name="docs")
    stored_pdf = reference(StoredFile, related_name="pdfs")
    stored_exp = reference(StoredFile, related_name="exps")
